import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from "@react-email/components"
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from "react"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { fill } from "#lib/color.ts"
import type { Block } from "./letters.server.ts"

/** A letter to be drawn: the words are those of its plain twin. */
export type Letter = {
  language: Language
  subject: string
  heading: string
  blocks: Block[]
  settings: Settings
  siteUrl: string
}

const PAPER = "#FBF6EC"
const SHEET = "#FFFDF8"
const INK = "#14302E"
const SOFT = "#4A5F5C"
const HAIRLINE = "#D8CDB8"
/** The layers of the posters, under the company's own colour. */
const STRIPES = ["#E9A52B", "#C23B22", "#24385E"]
const TEXT_FONT = "'Plus Jakarta Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const PREVIEW_CHARACTERS = 140

/** Mail programs that follow the reader's dark mode get our own; others may turn the colours around as they stand. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .paper { background: #FBF6EC; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #0F1F1E !important; }
    .sheet { background: #17302E !important; border-color: #2C4744 !important; }
    .ink, .ink a { color: #F3ECDD !important; }
    .soft, .soft a { color: #B9C7C3 !important; }
    .line { border-color: #2C4744 !important; }
    .quote { background: #0F1F1E !important; }
  }
  @media (max-width: 480px) {
    .sheet-inner { padding: 24px 20px 28px !important; }
    .band { padding: 18px 20px !important; }
    .label, .value { display: block !important; width: 100% !important; }
    .label { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .value { padding-top: 0 !important; }
  }
`

/** The letter as HTML: tables, inline styles, no picture from anywhere. */
export function drawLetter(letter: Letter): Promise<string> {
  return render(
    h(
      Html,
      { lang: letter.language },
      h(
        Head,
        null,
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("meta", { name: "supported-color-schemes", content: "light dark" }),
        h("title", null, letter.subject),
        h("style", null, DARK),
      ),
      h(Preview, null, preview(letter.blocks)),
      h(
        Body,
        { className: "paper", style: { margin: 0, fontFamily: TEXT_FONT } },
        h(Section, { className: "paper", style: { backgroundColor: PAPER } }, sheet(letter)),
      ),
    ),
  )
}

/** What a list of mails shows behind the subject: the first words that are not the greeting. */
function preview([, first, second]: Block[]): string {
  const text = [first, second].find((block): block is string => typeof block === "string") ?? ""
  const line = text.split("\n")[0] ?? ""
  return line.length > PREVIEW_CHARACTERS ? `${line.slice(0, PREVIEW_CHARACTERS)}…` : line
}

function sheet({ heading, blocks, settings, language, siteUrl }: Letter): ReactNode {
  const brand = fill(settings.primaryColor)
  const company = inLanguage(settings.companyName, language)
  return h(
    Container,
    { style: { maxWidth: 600, width: "100%", margin: "0 auto", padding: "24px 12px 32px" } },
    h(
      Section,
      { className: "sheet", style: { backgroundColor: SHEET, border: `1px solid ${HAIRLINE}`, borderRadius: 10 } },
      h(
        Row,
        null,
        h(
          Column,
          {
            className: "band",
            style: { backgroundColor: brand.background, padding: "20px 32px", borderRadius: "10px 10px 0 0" },
          },
          h(Link, { href: siteUrl, style: { ...wordmark, color: brand.text } }, company),
        ),
      ),
      stripes(),
      h(
        Row,
        null,
        h(
          Column,
          { className: "sheet-inner", style: { padding: "32px 32px 36px" } },
          h(Heading, { as: "h1", className: "ink", style: headingStyle }, heading),
          ...blocks.map((block, index) => draw(block, index, brand)),
        ),
      ),
    ),
    signature(settings, company, language),
  )
}

const wordmark: CSSProperties = {
  fontSize: 20,
  fontWeight: 700,
  letterSpacing: "0.01em",
  lineHeight: "28px",
  textDecoration: "none",
}
const headingStyle: CSSProperties = {
  margin: "0 0 20px",
  color: INK,
  fontSize: 24,
  lineHeight: "34px",
  fontWeight: 700,
}
const paragraph: CSSProperties = {
  margin: "0 0 16px",
  color: INK,
  fontSize: 16,
  lineHeight: "26px",
  whiteSpace: "pre-line",
}

function stripes(): ReactNode {
  const cells = STRIPES.map((color) =>
    h(Column, { key: color, style: { backgroundColor: color, height: 4, fontSize: 0, lineHeight: "4px" } }, "\u00a0"),
  )
  return h(Row, null, ...cells)
}

function draw(block: Block, key: number, brand: ReturnType<typeof fill>): ReactNode {
  if (typeof block === "string") return h(Text, { key, className: "ink", style: paragraph }, block)
  if ("facts" in block) return facts(block.facts, key)
  if ("sums" in block) return sums([...block.sums, block.total], key)
  if ("quoted" in block)
    return h(Text, { key, className: "ink quote", style: { ...paragraph, ...quoteStyle } }, block.quoted)
  return h(
    Section,
    { key, style: { margin: "8px 0 20px" } },
    h(Text, { className: "ink", style: paragraph }, block.text),
    h(
      Button,
      { href: block.link, style: { ...buttonStyle, backgroundColor: brand.background, color: brand.text } },
      block.label,
    ),
  )
}

const quoteStyle: CSSProperties = { padding: "12px 16px", backgroundColor: PAPER, borderRadius: 4 }
const buttonStyle: CSSProperties = {
  padding: "13px 24px",
  borderRadius: 10,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: "20px",
  textDecoration: "none",
}

function facts(rows: (readonly [string, string])[], key: number): ReactNode {
  const line = `1px solid ${HAIRLINE}`
  const cell = { padding: "9px 0", borderBottom: line, fontSize: 15, lineHeight: "22px", verticalAlign: "top" } as const
  return h(
    Section,
    { key, className: "line", style: { margin: "4px 0 20px", borderTop: line } },
    rows.map(([label, value], at) =>
      h(
        Fragment,
        { key: `${at} ${label}` },
        h(
          Row,
          null,
          h(
            Column,
            { className: "label soft line", style: { ...cell, width: "34%", paddingRight: 12, color: SOFT } },
            label,
          ),
          h(Column, { className: "value ink line", style: { ...cell, color: INK, fontWeight: 600 } }, value),
        ),
      ),
    ),
  )
}

/** Amounts stand below each other, the last one is what they come to. */
function sums(rows: (readonly [string, string])[], key: number): ReactNode {
  const cell = { padding: "4px 0", fontSize: 15, lineHeight: "22px", color: INK, verticalAlign: "top" } as const
  return h(
    Section,
    { key, style: { margin: "-8px 0 20px" } },
    rows.map(([label, amount], at) => {
      const isTotal = at === rows.length - 1
      const style = isTotal
        ? { ...cell, padding: "10px 0 0", borderTop: `1px solid ${HAIRLINE}`, fontSize: 16, fontWeight: 700 }
        : cell
      return h(
        Fragment,
        { key: `${at} ${label}` },
        h(
          Row,
          null,
          h(Column, { className: "ink line", style: { ...style, width: isTotal ? "30%" : "72%" } }, label),
          h(Column, { className: "ink line", style: { ...style, textAlign: "right" } }, amount),
        ),
      )
    }),
  )
}

function signature({ phone, email, address }: Settings, company: string, language: Language): ReactNode {
  const contacts = [
    phone && h(Link, { key: "phone", href: `tel:${phone.replace(/[^+\d]/g, "")}`, style: linkStyle }, phone),
    email && h(Link, { key: "email", href: `mailto:${email}`, style: linkStyle }, email),
  ].filter(Boolean)
  return h(
    Section,
    { style: { padding: "20px 20px 0" } },
    h(Text, { className: "soft", style: { ...small, fontWeight: 700 } }, company),
    h(
      Text,
      { className: "soft", style: small },
      ...contacts.flatMap((contact, at) => (at ? [" · ", contact] : [contact])),
    ),
    inLanguage(address, language) && h(Text, { className: "soft", style: small }, inLanguage(address, language)),
  )
}

const small: CSSProperties = { margin: "0 0 4px", color: SOFT, fontSize: 13, lineHeight: "20px", textAlign: "center" }
const linkStyle: CSSProperties = { color: SOFT, textDecoration: "underline" }
