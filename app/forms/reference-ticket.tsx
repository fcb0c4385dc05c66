import common from "#app/ui/common.module.css";
import styles from "./reference-ticket.module.css";

interface Props {
  label: string;
  reference: string;
  received: string;
}

/** The reference of a request, to be written down or read out on the phone. */
export function ReferenceTicket({ label, reference, received }: Props) {
  return (
    <div className={`${common.card} ${styles.ticket}`}>
      <p>{label}</p>
      <p className={styles.reference}>{reference}</p>
      <p>{received}</p>
    </div>
  );
}
