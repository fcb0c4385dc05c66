/** A provider of OpenID Connect for tests: it asks nobody anything, and says what it was told to say. */
import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const CLIENT = { id: "editor", secret: "a secret of the editor" };

export interface StandInProvider {
  issuer: string;
  /** What the next logins are told; may be changed. */
  claims: Record<string, unknown>;
  close: () => void;
}

interface Asked {
  nonce: string;
  challenge: string;
  to: string;
}

export async function standInProvider(): Promise<StandInProvider> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = {
    ...createPublicKey(privateKey).export({ format: "jwk" }),
    kid: "one",
    alg: "RS256",
  };
  const codes = new Map<string, Asked>();
  const provider: StandInProvider = { issuer: "", claims: {}, close: () => server.close() };

  const answers: Record<string, (url: URL, request: IncomingMessage) => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    }),
    "/keys": () => ({ keys: [key] }),
    "/token": async (_url, request) => token(new URLSearchParams(await textOf(request))),
  };

  function authorize({ searchParams }: URL, response: ServerResponse) {
    const code = randomUUID();
    const [nonce, challenge, to, state] = ["nonce", "code_challenge", "redirect_uri", "state"].map(
      (name) => searchParams.get(name) ?? "",
    ) as [string, string, string, string];
    codes.set(code, { nonce, challenge, to });
    const back = new URL(to);
    back.search = String(new URLSearchParams({ code, state }));
    response.writeHead(302, { Location: back.href }).end();
  }

  function token(given: URLSearchParams) {
    const asked = codes.get(given.get("code") ?? "");
    codes.delete(given.get("code") ?? "");
    const proof = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = asked?.challenge === proof && asked.to === given.get("redirect_uri");
    if (!isRight) return { error: "invalid_grant" };
    const now = Math.floor(Date.now() / 1000);
    const told = { iss: provider.issuer, aud: CLIENT.id, sub: "1", iat: now, exp: now + 60 };
    const parts = [
      { alg: "RS256", kid: "one" },
      { ...told, nonce: asked.nonce, ...provider.claims },
    ];
    const text = parts
      .map((one) => Buffer.from(JSON.stringify(one)).toString("base64url"))
      .join(".");
    const signature = sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url");
    return { access_token: "none", token_type: "bearer", id_token: `${text}.${signature}` };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "", provider.issuer);
      if (url.pathname === "/authorize") return authorize(url, response);
      const answer = await answers[url.pathname]?.(url, request);
      const isWrong = answer === undefined || Object.hasOwn(answer as object, "error");
      response.writeHead(isWrong ? 400 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
