import { createIsomorphicFn } from "@tanstack/react-start"
import { type Context, createContext, useContext } from "react"
import { late } from "#ui/late.tsx"
import { Footer } from "./footer.tsx"

/** The footer, taken over when it comes near. */
export const LateFooter = late(createIsomorphicFn().server(() => Footer)(), () =>
  import("./footer.tsx").then((file) => file.Footer),
)

/** The footer as the server has drawn it for an earlier page (render-footer.server.tsx); in the browser nothing. */
export const FooterText = createIsomorphicFn().server(() => createContext(""))() as Context<string>

/** Where the footer stands. */
export const FooterSlot = createIsomorphicFn()
  .server(() => WrittenFooter)
  .client(() => LateFooter)()

function WrittenFooter() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it
  return <div dangerouslySetInnerHTML={{ __html: useContext(FooterText) }} />
}
