/** The few line icons of the interface. Always beside words, so hidden from screen readers. */
import {
  ArrowRight,
  Check,
  ChevronDown,
  FileText,
  Mail,
  Menu,
  Phone,
  TrendingDown,
  TrendingUp,
  X,
} from "lucide-react";
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
