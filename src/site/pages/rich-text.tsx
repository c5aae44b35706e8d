import { useRouteContext } from "@tanstack/react-router"
import { withVietnameseLinks } from "#domain/catalogue/rich-text/article-links.ts"

type Props = { html: string; className?: string; as?: "div" | "p" | "dd" | "dt" | "h2" | "span" }

/** Shows sanitised HTML, whose links stay in the language of the page. */
export function RichText({ html, className, as: Tag = "div" }: Props) {
  const { prefixed } = useRouteContext({ from: "__root__" })
  const linked = prefixed ? withVietnameseLinks(html) : html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises texts when they are written and when they are read
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: linked }} />
}
