import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Pills } from "#app/ui/link-list.tsx";
import common from "#app/ui/common.module.css";
import drawn from "./county-map-drawing.module.css";
import styles from "./county-map.module.css";

export function CountyMap({ id, heading, text, counties, map }: SectionProps<"county-map">) {
  return (
    <Band id={id} heading={heading} lead={text}>
      <div className={map && common.halves}>
        {map && <Drawing {...map} />}
        <div>
          {counties.map(({ id: county, name, places }) => (
            <div key={county} id={county} className={styles.list} tabIndex={-1}>
              <h3>{name}</h3>
              <Pills links={places} />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** Where the names begin, from the edge that they are at, and the room for them, in units of the drawing. */
const NAMES_WIDTH = 162;
/** Height of the target around a name. */
const NAME_HEIGHT = 56;
const OFFICE_RADIUS = 7;

function Drawing(props: NonNullable<SectionProps<"county-map">["map"]>) {
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
    <nav className={drawn.sea} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} data-names={side}>
        <path className={drawn.land} d={land} transform={closeUp} />
        {counties.map(({ id, outline, shortName, to, labelY, hasOffice }) => (
          <PageLink key={id} to={to} className={drawn.county}>
            <path className={drawn.outline} d={outline} transform={closeUp} />
            <rect
              className={drawn.target}
              x={isEast ? lineEnd : lineEnd - NAMES_WIDTH}
              y={labelY - NAME_HEIGHT / 2}
              width={NAMES_WIDTH}
              height={NAME_HEIGHT}
            />
            <text x={namesAt} y={labelY} dy={hasOffice ? "-0.05em" : "0.35em"}>
              {shortName}
              {hasOffice && " "}
              {hasOffice && (
                <tspan x={into(16)} dy="1.35em" className={drawn.officeLabel}>
                  {props.officeLabel}
                </tspan>
              )}
            </text>
            {hasOffice && <Office x={into(6)} y={labelY + 14} />}
          </PageLink>
        ))}
        <path className={drawn.line} d={lines} />
        <path className={drawn.dots} d={dots} />
        <Office {...office} />
      </svg>
    </nav>
  );
}

function Office({ x, y }: { x: number; y: number }) {
  return <circle className={drawn.office} cx={x} cy={y} r={OFFICE_RADIUS} />;
}
