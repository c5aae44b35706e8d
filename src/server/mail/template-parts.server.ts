import { Button, Column, Img, Link, Row, Section, Text } from "@react-email/components"
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from "react"
import type { fill } from "#lib/color/color.ts"
import { HAIRLINE, INK, PAPER, SOFT } from "#lib/color/palette.ts"
import type { DrawnBlock } from "./mail-content.server.ts"
import { WRAPPED } from "./template-style.server.ts"

export function renderBlock(block: DrawnBlock, key: number, brand: ReturnType<typeof fill>): ReactNode {
  if (typeof block === "string") return h(Text, { key, className: "ink", style: paragraph }, inLines(block))
  if ("facts" in block) return facts(block.facts, key)
  if ("sums" in block) return sums([...block.sums, block.total], key)
  if ("quoted" in block)
    return h(Text, { key, className: "ink quote", style: { ...paragraph, ...quoteStyle } }, inLines(block.quoted))
  if ("picture" in block) {
    const { picture, alt, width } = block
    return h(Img, { key, src: picture, alt, width, height: width, style: pictureStyle })
  }
  if ("aside" in block)
    return h(
      Text,
      { key, className: "soft", style: { ...paragraph, ...asideStyle } },
      inLines(block.aside),
      " ",
      h(
        Link,
        { href: block.link, className: "soft", style: { color: SOFT, textDecoration: "underline" } },
        block.label,
      ),
    )
  return h(
    Section,
    { key, style: { margin: "8px 0 20px" } },
    block.text && h(Text, { className: "ink", style: paragraph }, inLines(block.text)),
    h(
      Button,
      { href: block.link, style: { ...buttonStyle, backgroundColor: brand.background, color: brand.text } },
      block.label,
    ),
  )
}

/** Writes line breaks as `<br>`, because Outlook ignores `white-space`. */
function inLines(text: string): ReactNode[] {
  return text.split("\n").flatMap((line, at) => (at ? [h("br", { key: at }), line] : [line]))
}

const paragraph: CSSProperties = {
  margin: "0 0 16px",
  color: INK,
  fontSize: 16,
  lineHeight: "26px",
  ...WRAPPED,
}
const asideStyle: CSSProperties = { color: SOFT, fontSize: 14, lineHeight: "22px" }
const quoteStyle: CSSProperties = { padding: "12px 16px", backgroundColor: PAPER, borderRadius: 4 }
const pictureStyle: CSSProperties = { margin: "0 0 20px", backgroundColor: "#FFFFFF" }
const buttonStyle: CSSProperties = {
  padding: "13px 24px",
  borderRadius: 10,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: "20px",
  textDecoration: "none",
}

function facts(pairs: Pair[], key: number): ReactNode {
  const line = `1px solid ${HAIRLINE}`
  const cell = {
    padding: "9px 0",
    borderBottom: line,
    fontSize: 15,
    lineHeight: "22px",
    verticalAlign: "top",
    ...WRAPPED,
  } as const
  const label = { className: "label soft line", style: { ...cell, width: "34%", paddingRight: 12, color: SOFT } }
  const value = { className: "value ink line", style: { ...cell, color: INK, fontWeight: 600 } }
  return h(
    Section,
    { key, className: "line", style: { margin: "4px 0 20px", borderTop: line } },
    rows(pairs, () => [label, value]),
  )
}

function sums(pairs: Pair[], key: number): ReactNode {
  const cell = {
    padding: "4px 0",
    fontSize: 15,
    lineHeight: "22px",
    color: INK,
    verticalAlign: "top",
    ...WRAPPED,
  } as const
  const last = { ...cell, padding: "10px 0 0", borderTop: `1px solid ${HAIRLINE}`, fontSize: 16, fontWeight: 700 }
  const looks = (style: CSSProperties, width: string): [Look, Look] => [
    { className: "ink line", style: { ...style, width } },
    { className: "ink line", style: { ...style, textAlign: "right" } },
  ]
  return h(
    Section,
    { key, style: { margin: "-8px 0 20px" } },
    rows(pairs, (at) => (at === pairs.length - 1 ? looks(last, "30%") : looks(cell, "72%"))),
  )
}

type Pair = readonly [label: string, value: string]
type Look = { className: string; style: CSSProperties }

function rows(pairs: Pair[], looksOf: (at: number) => [label: Look, value: Look]): ReactNode[] {
  return pairs.map(([label, value], at) => {
    const [left, right] = looksOf(at)
    const row = h(Row, null, h(Column, left, label), h(Column, right, inLines(value)))
    return h(Fragment, { key: `${at} ${label}` }, row)
  })
}
