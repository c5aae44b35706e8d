const YEAR_S = 31_536_000

/** Keeps a choice for a year in a cookie, so that the server renders pages with it. */
export function setPreference(name: string, value: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
}
