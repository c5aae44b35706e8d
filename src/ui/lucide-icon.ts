import { createElement, type SVGProps } from "react"

type IconData = { node: [name: string, attributes: Record<string, string>][] }

/**
 * Stands for lucide-react's own maker of icons (vite.config.ts): the same drawings, without the 3 kB for options that
 * no page uses. What is drawn never changes: it is one text, so that an icon is one element to make and to take over. How
 * it is drawn is said once, by the class (app.css): it was a sixth of the attributes of a list of tours.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = { __html: node.map(drawn).join("") }
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement("svg", {
      viewBox: "0 0 24 24",
      ...props,
      className: className ? `icon ${className}` : "icon",
      dangerouslySetInnerHTML: drawing,
    })
}

function drawn([name, { key, ...attributes }]: IconData["node"][number]): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${name}${written.join("")}/>`
}
