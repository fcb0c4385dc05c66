/**
 * In the Google Sheet, under Extensions → Apps Script: writes what deploy/recipes/google-sheet.ts
 * hands on into the first sheet, each announcement once. docs/webhook.md tells how to put it there.
 */

/** How long one announcement waits for another, in milliseconds. */
const PATIENCE_MS = 5000;

function doPost(event) {
  const { token, id, row } = JSON.parse(event.postData.contents);
  if (token !== PropertiesService.getScriptProperties().getProperty("TOKEN")) {
    return answer({ taken: false });
  }
  const lock = LockService.getScriptLock();
  lock.waitLock(PATIENCE_MS);
  try {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
    if (sheet.getLastRow() === 0) sheet.appendRow(["Id", ...Object.keys(row)]);
    if (!isThere(sheet, id)) sheet.appendRow([id, ...Object.values(row)].map(asText));
    SpreadsheetApp.flush();
    return answer({ taken: true });
  } finally {
    lock.releaseLock();
  }
}

/** Looks among the ids only: visitors may have written the same elsewhere. */
function isThere(sheet, id) {
  return sheet.getRange("A:A").createTextFinder(id).matchEntireCell(true).findNext() !== null;
}

/** Visitors write what they like: without the apostrophe, what begins with = would be a formula. */
function asText(value) {
  return `'${value}`;
}

function answer(said) {
  return ContentService.createTextOutput(JSON.stringify(said)).setMimeType(
    ContentService.MimeType.JSON,
  );
}
