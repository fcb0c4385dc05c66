/** The ways to reach us: what they show is the number or the address, unless there are other words for it. */
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "#app/ui/site.ts";

interface Props {
  className: string | undefined;
  children?: string;
}

export function PhoneLink({ className, children }: Props) {
  const { phone } = useSite();
  return (
    <a href={`tel:${phone.dialled}`} className={className}>
      <Icon name="phone" />
      {children ?? phone.shown}
    </a>
  );
}

export function EmailLink({ className, children }: Props) {
  const { email } = useSite();
  return (
    <a href={`mailto:${email}`} className={className}>
      <Icon name="mail" />
      {children ?? email}
    </a>
  );
}
