/**
 * Names of Florida that a sentence may hold though they are not ours: what was written for one company is
 * wrong on the site of another (name-checks.ts). Ours are in local-facts.yaml and places/.
 */

export const COUNTIES = `
  Alachua, Brevard, Broward, Collier, DeSoto, Duval, Escambia, Flagler, Gadsden, Gilchrist, Glades, Hendry,
  Hillsborough, Indian River, Manatee, Miami-Dade, Nassau, Okaloosa, Okeechobee, Osceola, Palm Beach, Pasco,
  Pinellas, Santa Rosa, Sarasota, Seminole, St. Johns, St. Lucie, Sumter, Suwannee, Volusia, Wakulla
`;

/** Those that are also words, people or other places, which count only as `Lake County`. */
export const COUNTIES_LIKE_WORDS = `
  Baker, Bay, Bradford, Calhoun, Charlotte, Citrus, Clay, Columbia, Dixie, Franklin, Gulf, Hamilton, Hardee,
  Hernando, Highlands, Holmes, Jackson, Jefferson, Lafayette, Lake, Lee, Leon, Levy, Liberty, Madison, Marion,
  Martin, Monroe, Orange, Polk, Putnam, Taylor, Union, Walton, Washington
`;

/** The large ones, and small ones that are known. */
export const TOWNS = `
  Altamonte Springs, Apopka, Aventura, Boca Raton, Bonita Springs, Boynton Beach, Bradenton, Cape Coral,
  Clearwater, Coconut Creek, Coral Gables, Coral Springs, Davie, Daytona Beach, Deerfield Beach, Delray Beach,
  Deltona, Doral, Dunedin, Fort Lauderdale, Fort Myers, Fort Pierce, Gainesville, Greenacres, Hallandale Beach,
  Hialeah, Hollywood, Homestead, Jacksonville, Jupiter, Key West, Kissimmee, Lake Worth Beach, Lakeland,
  Lauderhill, Margate, Melbourne, Miami, Miami Beach, Miami Gardens, Miramar, Naples, North Miami, North Port,
  Ocala, Orlando, Ormond Beach, Palm Bay, Palm Beach Gardens, Palm Coast, Panama City, Pembroke Pines,
  Pensacola, Pinellas Park, Plant City, Plantation, Pompano Beach, Port Charlotte, Port Orange, Port St. Lucie,
  Riviera Beach, Royal Palm Beach, Sanford, Sarasota, St. Augustine, St. Petersburg, Stuart, Tallahassee,
  Tamarac, Tampa, Titusville, Vero Beach, Wellington, West Palm Beach, Weston, Winter Haven
`;

export const UTILITIES = `
  Clay Electric, Duke, Duke Energy, Florida Power & Light, Fort Pierce Utilities Authority, FPL, FPUA, FPUC,
  Gainesville Regional Utilities, JEA, Lakeland Electric, LCEC, OUC, SECO Energy, Tampa Electric, TECO
`;

/** In the languages that storm pages have, as well. */
export const REGIONS = `
  Central Florida, Emerald Coast, First Coast, Florida Keys, Gold Coast, Gulf Coast, Nature Coast, North Florida,
  Northeast Florida, Northwest Florida, Panhandle, South Florida, Southeast Florida, Southwest Florida,
  Space Coast, Sun Coast, Suncoast, Tampa Bay, Treasure Coast,
  centro de Florida, norte de Florida, sureste de Florida, sur de Florida, sur de la Florida,
  suroeste de Florida, sid Florid
`;
