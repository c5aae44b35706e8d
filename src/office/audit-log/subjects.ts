/** The kinds of entries in the audit log, and where one is opened. They are called `auditLog.kinds.<kind>`. */
const SUBJECTS: Record<string, { resource?: string; screen?: "list" | "edit" | "show" }> = {
  booking: { resource: "bookings", screen: "show" },
  "bank-transaction": { resource: "bank-statements", screen: "show" },
  "bank-statement": { resource: "bank-statements", screen: "list" },
  "hand-over": { resource: "cash-book", screen: "list" },
  "till-entry": { resource: "cash-book", screen: "list" },
  departure: { resource: "departures", screen: "show" },
  resource: { resource: "resources", screen: "show" },
  "resource-absence": { resource: "resources", screen: "list" },
  partner: { resource: "partners", screen: "list" },
  consultation: { resource: "enquiries", screen: "show" },
  message: { resource: "enquiries", screen: "show" },
  answer: {},
  contact: {},
  waiting: {},
  review: { resource: "reviews", screen: "show" },
  tour: { resource: "tours", screen: "edit" },
  transfer: { resource: "transfers", screen: "edit" },
  vehicle: { resource: "vehicles", screen: "list" },
  product: { resource: "products", screen: "edit" },
  post: { resource: "blogs", screen: "edit" },
  category: { resource: "places", screen: "edit" },
  "tour-category": { resource: "tourCategories", screen: "edit" },
  "transfer-category": { resource: "transferCategories", screen: "edit" },
  page: { resource: "pages", screen: "edit" },
  upload: { resource: "uploads", screen: "list" },
  "departure-schedule": { resource: "departures/schedules", screen: "list" },
  "close-out": { resource: "departures/schedules", screen: "list" },
  "guide-link": {},
  "vat-rate": { resource: "vatRates", screen: "list" },
  "invoice-export": {},
  "invoice-columns": {},
  holiday: { resource: "holidays", screen: "list" },
  synonym: { resource: "synonyms", screen: "list" },
  outbox: { resource: "outbox", screen: "list" },
  "mail-words": { resource: "mail-words", screen: "list" },
  presets: { resource: "presets", screen: "edit" },
  logo: {},
  "mail-test": {},
  settings: { resource: "settings", screen: "edit" },
  user: { resource: "users", screen: "list" },
  person: {},
  retention: { resource: "retention", screen: "list" },
  list: {},
}

export const AUDITED_KINDS = Object.keys(SUBJECTS)

/** Returns the screen of an entry, or of its list. */
export function screenOf(kind: string, id: string | null): string | undefined {
  const { resource, screen } = SUBJECTS[kind] ?? {}
  if (!resource) return undefined
  if (screen === "list" || id === null) return `/staff/${resource}`
  return `/staff/${resource}/${encodeURIComponent(id)}${screen === "show" ? "/show" : ""}`
}

/** Returns what the log calls a record of a resource. Enquiries are of two kinds. */
export function kindOf(resource: string | undefined, record: Record<string, unknown> = {}): string | undefined {
  const kinds = AUDITED_KINDS.filter((kind) => SUBJECTS[kind]?.resource === resource)
  return kinds.find((kind) => kind === record.kind) ?? kinds[0]
}
