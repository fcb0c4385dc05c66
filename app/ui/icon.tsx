/** The few line icons of the interface. Always beside words, so hidden from screen readers. */
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import X from "lucide-react/icons/x";
import type { ComponentType, SVGProps } from "react";
import { Facebook, Instagram, LinkedIn, YouTube } from "#app/ui/network-icons.tsx";

const icons = {
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  "file-text": FileText,
  facebook: Facebook,
  instagram: Instagram,
  linkedin: LinkedIn,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  "trending-down": TrendingDown,
  "trending-up": TrendingUp,
  x: X,
  youtube: YouTube,
} satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  className?: string | undefined;
}

export function Icon({ name, className }: Props) {
  const Drawing = icons[name];
  return <Drawing className={className} width="1.25em" height="1.25em" aria-hidden />;
}
