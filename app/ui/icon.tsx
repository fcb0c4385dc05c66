/** The few line icons of the interface. Always beside words, so hidden from screen readers. */
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import type { ComponentType, SVGProps } from "react";

/** The signs of social networks, drawn with the same pen as the other icons. */
const sign = (path: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
);

const icons = {
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  "file-text": FileText,
  facebook: sign("M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"),
  instagram: sign(
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 0 1 8.4 0M17.2 6.8h.01",
  ),
  linkedin: sign("M4.5 9.5V20M4.5 4.5h.01M9.5 20V9.5M9.5 13.5a4.5 4.5 0 0 1 9 0V20"),
  mail: Mail,
  menu: Menu,
  phone: Phone,
  x: X,
  youtube: sign(
    "M6 4h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM10 9l5 3-5 3z",
  ),
} satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  className?: string | undefined;
}

export function Icon({ name, className }: Props) {
  const Drawing = icons[name];
  return <Drawing className={className} width="1.25em" height="1.25em" aria-hidden />;
}
