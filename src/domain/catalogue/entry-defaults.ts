/* What an entry has if nothing was sent: for the API, and where an editor begins. */

export const NO_TEXT = { en: "" }

export const commonDefaults = {
  isActive: true,
  isArchived: false,
  isFeatured: false,
  position: 0,
  description: NO_TEXT,
  location: NO_TEXT,
  alsoKnownAs: [],
  images: [],
  highlights: [],
  included: [],
  excluded: [],
  cancellationPolicy: null,
  cancellationBands: [],
  cutoffHours: 12,
  paymentPlan: null,
  outdated: [],
}
