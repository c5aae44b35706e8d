/** The oldest browsers that the site serves, those of Tailwind 4. Vite translates newer syntax for them. */
export const OLDEST_BROWSERS = ["safari16.4", "chrome111", "firefox128"]

/** Methods that one of them lacks, with the browsers' first versions from MDN. Vite adds no methods. */
export const MISSING_METHODS = [
  // Safari 17.4, Chrome 117
  "Map.groupBy",
  "Object.groupBy",
  // Safari 17.4, Chrome 119
  "Promise.withResolvers",
  // Safari 17, Chrome 120
  "URL.canParse",
  // Safari 18, Chrome 126
  "URL.parse",
  // Safari 17.4, Chrome 116
  "AbortSignal.any",
  // Chrome 121
  "Array.fromAsync",
  // Safari 18.2, Chrome 128, Firefox 134
  "Promise.try",
  // Safari 18.4, Chrome 122, Firefox 131
  "Iterator.from",
  // Safari 18.2, Chrome 136, Firefox 134
  "RegExp.escape",
  // Safari 18.4, Chrome 129, Firefox 136
  "Intl.DurationFormat",
  // Safari 18.2, Chrome 140, Firefox 133
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
  // Safari 26, Chrome 134, Firefox 138
  "Error.isError",
]
