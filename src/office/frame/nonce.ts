/** The nonce of the page's Content-Security-Policy, for libraries that write styles into the page. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? ""
