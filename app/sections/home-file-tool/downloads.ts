/** The files that a home file is taken away in: their names, and where the server makes them. */

export const CALENDAR = "home-file.ics";
export const COPY = "home-file.json";
