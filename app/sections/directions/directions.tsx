import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";

export function Directions({ id, heading, steps, elsewhere, maps }: SectionProps<"directions">) {
  return (
    <Band id={id} heading={heading}>
      <div className={common.halves}>
        <ul className={common.rows}>
          {steps.map((step) => (
            <li key={step}>
              <RichText>{step}</RichText>
            </li>
          ))}
        </ul>
        <div data-screen-only>
          <p className={common.note}>{elsewhere}</p>
          <ul className={common.wrap}>
            {maps.map(({ name, to }) => (
              <li key={name}>
                <a href={to} className={common.target}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
