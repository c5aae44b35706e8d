import { group } from "#server/openapi/describe.server.ts"

const file = (summary: string) => ({
  summary,
  more: "UTF-8 with a byte order mark, semicolons and decimal commas, as a Vietnamese Excel opens it.",
  answer: { mediaType: "text/csv" },
})

/** What the API says of files for spreadsheets. */
export const exportDescriptions = group("Exports", {
  "GET /exports/bookings": file("All bookings as a file, the newest first"),
  "GET /exports/consultations": file("All requests for advice as a file, the newest first"),
  "GET /exports/customers": file("All customers as a file"),
})
