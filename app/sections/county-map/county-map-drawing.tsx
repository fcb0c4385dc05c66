import { COAST_MAP } from "#app/content/florida-map.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./county-map-drawing.module.css";

/** Where the names beside the coast begin, and the room for them, in units of the drawing. */
const NAMES_LEFT = 288;
const NAMES_WIDTH = 162;
/** Height of the target around a name. */
const NAME_HEIGHT = 56;
const ELBOW_LEFT = NAMES_LEFT - 24;
const LINE_END = NAMES_LEFT - 8;
const OFFICE_RADIUS = 7;

const { left, top, times, width, height } = COAST_MAP;
/** Makes of the outlines of Florida's counties those of the coast. */
const CLOSE_UP = `scale(${times}) translate(${-left} ${-top})`;

type Props = Pick<
  SectionProps<"county-map">,
  "label" | "coast" | "counties" | "dots" | "office" | "officeLabel"
>;

export function CountyMapDrawing(props: Props) {
  const { label, coast, counties, dots, office, officeLabel } = props;
  return (
    <nav className={styles.sea} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <path className={styles.land} d={coast.land} transform={CLOSE_UP} />
        <path className={styles.borders} d={coast.borders} transform={CLOSE_UP} />
        {counties.map(({ id, outline, shortName, to, lineStart, labelY, hasOffice }) => (
          <PageLink key={id} to={to} className={styles.county}>
            <path className={styles.outline} d={outline} transform={CLOSE_UP} />
            <path
              className={styles.line}
              d={`M${lineStart.x},${lineStart.y}L${ELBOW_LEFT},${labelY}H${LINE_END}`}
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
