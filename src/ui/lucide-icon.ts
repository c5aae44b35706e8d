import { createElement, type SVGProps } from "react"

type IconData = { node: [name: string, attributes: Record<string, string>][] }

/**
 * Stands for lucide-react's own maker of icons (vite.config.ts): the same drawings, without the 3 kB for options that
 * no page uses. What is drawn never changes: it is one text, so that an icon is one element to make and to take over.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = { __html: node.map(drawn).join("") }
  return ({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) =>
    createElement("svg", {
      xmlns: "http://www.w3.org/2000/svg",
      width: 24,
      height: 24,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ...props,
      dangerouslySetInnerHTML: drawing,
    })
}

function drawn([name, { key, ...attributes }]: IconData["node"][number]): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${name}${written.join("")}/>`
}
