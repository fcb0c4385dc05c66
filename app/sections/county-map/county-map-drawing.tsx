import { FLORIDA_MAP } from "#app/content/florida-map.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./county-map-drawing.module.css";
import outlines from "#app/ui/florida-counties.svg";

/** Where the names beside the coast begin, and the room for them, in units of the drawing. */
const NAMES_LEFT = 562;
const NAMES_WIDTH = 134;
/** Height of the target around a name. */
const NAME_HEIGHT = 56;
const ELBOW_LEFT = NAMES_LEFT - 24;
const LINE_END = NAMES_LEFT - 8;
const OFFICE_RADIUS = 5;

type Props = Pick<
  SectionProps<"county-map">,
  "label" | "counties" | "dots" | "office" | "officeLabel"
> & {
  pointing: (county: string) => object;
};

/** The outlines are a file of their own (`<use>`), so that pages and scripts stay light. */
export function CountyMapDrawing({ label, counties, dots, office, officeLabel, pointing }: Props) {
  const { height } = FLORIDA_MAP;
  return (
    <nav className={styles.sea} aria-label={label}>
      <svg
        viewBox={`0 0 ${NAMES_LEFT + NAMES_WIDTH} ${height}`}
        preserveAspectRatio="xMaxYMid slice"
      >
        <use href={`${outlines}#florida`} className={styles.land} />
        {counties.map(({ id, shortName, to, coast, labelY, hasOffice }) => (
          <PageLink key={id} to={to} className={styles.county} {...pointing(id)}>
            <use href={`${outlines}#${id}`} className={styles.outline} />
            <path
              className={styles.line}
              d={`M${coast.x},${coast.y}L${ELBOW_LEFT},${labelY}H${LINE_END}`}
            />
            <rect
              className={styles.target}
              x={LINE_END}
              y={labelY - NAME_HEIGHT / 2}
              width={NAMES_WIDTH}
              height={NAME_HEIGHT}
            />
            <text x={NAMES_LEFT} y={labelY} dy={hasOffice ? "-0.05em" : "0.35em"}>
              {shortName}
              {hasOffice && " "}
              {hasOffice && (
                <tspan x={NAMES_LEFT + 16} dy="1.35em" className={styles.officeLabel}>
                  {officeLabel}
                </tspan>
              )}
            </text>
            {hasOffice && <Office x={NAMES_LEFT + 6} y={labelY + 14} />}
          </PageLink>
        ))}
        <path className={styles.dots} d={dots} />
        <Office {...office} />
      </svg>
    </nav>
  );
}

function Office({ x, y }: { x: number; y: number }) {
  return <circle className={styles.office} cx={x} cy={y} r={OFFICE_RADIUS} />;
}
