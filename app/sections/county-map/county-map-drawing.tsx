import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./county-map-drawing.module.css";

/** Where the names begin, from the edge that they are at, and the room for them, in units of the drawing. */
const NAMES_WIDTH = 162;
/** Height of the target around a name. */
const NAME_HEIGHT = 56;
const OFFICE_RADIUS = 7;

type Props = NonNullable<SectionProps<"county-map">["map"]>;

export function CountyMapDrawing(props: Props) {
  const { label, width, height, side, closeUp, land, counties, dots, office } = props;
  const isEast = side === "east";
  const namesAt = isEast ? width - NAMES_WIDTH : NAMES_WIDTH;
  /** So far into the room for names, away from the counties. */
  const into = (distance: number) => namesAt + (isEast ? distance : -distance);
  const lineEnd = into(-8);
  // Above all counties, as a line may cross another one than its own.
  const lines = counties
    .map(({ lineStart: { x, y }, labelY }) => `M${x},${y}L${into(-24)},${labelY}H${lineEnd}`)
    .join("");
  return (
    <nav className={styles.sea} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} data-names={side}>
        <path className={styles.land} d={land} transform={closeUp} />
        {counties.map(({ id, outline, shortName, to, labelY, hasOffice }) => (
          <PageLink key={id} to={to} className={styles.county}>
            <path className={styles.outline} d={outline} transform={closeUp} />
            <rect
              className={styles.target}
              x={isEast ? lineEnd : lineEnd - NAMES_WIDTH}
              y={labelY - NAME_HEIGHT / 2}
              width={NAMES_WIDTH}
              height={NAME_HEIGHT}
            />
            <text x={namesAt} y={labelY} dy={hasOffice ? "-0.05em" : "0.35em"}>
              {shortName}
              {hasOffice && " "}
              {hasOffice && (
                <tspan x={into(16)} dy="1.35em" className={styles.officeLabel}>
                  {props.officeLabel}
                </tspan>
              )}
            </text>
            {hasOffice && <Office x={into(6)} y={labelY + 14} />}
          </PageLink>
        ))}
        <path className={styles.line} d={lines} />
        <path className={styles.dots} d={dots} />
        <Office {...office} />
      </svg>
    </nav>
  );
}

function Office({ x, y }: { x: number; y: number }) {
  return <circle className={styles.office} cx={x} cy={y} r={OFFICE_RADIUS} />;
}
