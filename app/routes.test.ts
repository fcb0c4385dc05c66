import { expect, inject, test } from "vitest";
import { fixedAddresses } from "#app/routes.ts";

/** What the site was ordered with. */
const ORDERED = `
  / /hurricane-protection /hurricane-protection/windows-doors /roofing
  /solar /solar/panels /solar/inverters /solar/batteries /hvac
  /champions /about-us /history /financing /privacy-policy /terms-and-conditions /contests /contest-demo
  /team /reviews /locations /warranties /request-delete-account
  /pools /remodelling
  /services/flooring /services/solar-panel-cleaning /services/security /services/painting
  /services/driveways /services/pressure-cleaning /services/turf /services/ev-charging
  /services/window-cleaning`;

test("services have the addresses that were ordered, each once", () => {
  const addresses = fixedAddresses(inject("ownContent"));
  expect(addresses).toEqual(expect.arrayContaining(ORDERED.trim().split(/\s+/)));
  expect(addresses).toEqual([...new Set(addresses)]);
});
