/** The signs of social networks, drawn with the same pen as the other icons. */
import type { ReactNode, SVGProps } from "react";

type Props = SVGProps<SVGSVGElement>;

function Sign({ children, ...props }: Props & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {children}
    </svg>
  );
}

export const Facebook = (props: Props) => (
  <Sign {...props}>
    <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />
  </Sign>
);

export const Instagram = (props: Props) => (
  <Sign {...props}>
    <rect x="2.5" y="2.5" width="19" height="19" rx="5" />
    <circle cx="12" cy="12" r="4.2" />
    <path d="M17.2 6.8h.01" />
  </Sign>
);

export const YouTube = (props: Props) => (
  <Sign {...props}>
    <rect x="2" y="5" width="20" height="14" rx="4" />
    <path d="m10 9 5 3-5 3z" />
  </Sign>
);

export const LinkedIn = (props: Props) => (
  <Sign {...props}>
    <path d="M4.5 9.5V20M4.5 4.5h.01M9.5 20V9.5M9.5 13.5a4.5 4.5 0 0 1 9 0V20" />
  </Sign>
);
