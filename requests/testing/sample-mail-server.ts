/** For tests: a mail server that behaves as badly as it is told. It offers TLS, as good ones do. */
import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

type Manner =
  | "accept"
  | "be busy"
  | "refuse"
  | "never greet"
  | "keep, but never confirm"
  | "hang up";

interface Received {
  to: string[];
  /** As it came over the wire, but readable: letters that were encoded are letters again. */
  text: string;
}

export async function sampleMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const events = new EventEmitter();
  const state = { manner: "accept" as Manner, calls: 0 };
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is one that everybody knows, and it would say so each time.
    logger: false,
    closeTimeout: 0,
    disableReverseLookup: true,
    ...options,
    onConnect(_session, done) {
      state.calls++;
      events.emit("call");
      if (state.manner !== "never greet") done();
    },
    onRcptTo({ address }, _session, done) {
      const code = refused.get(address);
      if (code) return done(answer(code));
      if (state.manner === "be busy") return done(answer(451));
      if (state.manner === "refuse") return done(answer(550));
      return done();
    },
    onData(stream, session, done) {
      const { manner } = state;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (manner === "hang up") hangUp();
      });
      stream.on("end", () => {
        if (manner === "hang up") return;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: readable(Buffer.concat(chunks)) });
        events.emit("mail");
        if (manner === "accept") done();
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  const sockets = new Set<Socket>();
  listening.on("connection", (socket: Socket) => sockets.add(socket));
  function hangUp() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
  await once(listening, "listening");
  onTestFinished(() => {
    hangUp();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Cuts off whoever is connected. */
    hangUp,
    /** Whom it takes mail for, and with which answer it does not. */
    takeFor: (address: string, code?: number) =>
      code ? refused.set(address, code) : refused.delete(address),
    calls: () => state.calls,
    /** From now on. */
    shall: (manner: Manner) => {
      state.manner = manner;
    },
    /** Somebody wants to hand over mail. */
    isCalled: async (): Promise<void> => {
      while (state.calls === 0) await once(events, "call");
    },
    hasReceived: async (count: number): Promise<void> => {
      while (received.length < count) await once(events, "mail");
    },
  };
}

function answer(responseCode: number) {
  return Object.assign(new Error("<jane.sample@example.com> says no"), { responseCode });
}

/** Undoes quoted-printable, the way in which our mails are encoded. */
export function readable(mail: Buffer): string {
  const bytes = mail
    .toString("latin1")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
