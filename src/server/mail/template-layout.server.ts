import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components"
import { type CSSProperties, createElement as h, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { fill } from "#lib/color/color.ts"
import { HAIRLINE, INK, PAPER, SHEET, SOFT, STRIPES } from "#lib/color/palette.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { shorten } from "#lib/text/excerpt.ts"
import type { DrawnBlock, MailCompany } from "./mail-content.server.ts"
import { renderBlock } from "./template-parts.server.ts"
import { DARK, TEXT_FONT, WRAPPED } from "./template-style.server.ts"

export type MailPage = {
  language: Language
  subject: string
  heading: string
  blocks: DrawnBlock[]
  company: MailCompany
  siteUrl: string
}

const PREVIEW_CHARACTERS = 140
/** With this doctype all mail programs lay out tables correctly. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

export function renderMailHtml(page: MailPage): string {
  const html = renderToStaticMarkup(
    h(
      Html,
      { lang: page.language },
      h(
        Head,
        null,
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("meta", { name: "supported-color-schemes", content: "light dark" }),
        h("title", null, page.subject),
        h("style", null, DARK),
      ),
      h(Preview, null, preview(page.blocks)),
      h(
        Body,
        { className: "paper", style: { margin: 0, fontFamily: TEXT_FONT } },
        h(Section, { className: "paper", style: { backgroundColor: PAPER } }, sheet(page)),
      ),
    ),
  )
  return DOCTYPE + html
}

function preview([, first, second]: DrawnBlock[]): string {
  const text = [first, second].find((block): block is string => typeof block === "string") ?? ""
  return shorten(text.split("\n")[0] ?? "", PREVIEW_CHARACTERS)
}

function sheet({ heading, blocks, company, language, siteUrl }: MailPage): ReactNode {
  const brand = fill(company.primaryColor)
  const name = inLanguage(company.companyName, language)
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
          h(Link, { href: siteUrl, style: { ...wordmark, color: brand.text } }, logo(company, name, siteUrl)),
        ),
      ),
      stripes(),
      h(
        Row,
        null,
        h(
          Column,
          { className: "sheet-inner", style: { padding: "32px 32px 36px", ...WRAPPED } },
          h(Heading, { as: "h1", className: "ink", style: headingStyle }, heading),
          ...blocks.map((block, index) => renderBlock(block, index, brand)),
        ),
      ),
    ),
    signature(company, name, language),
  )
}

/** Mail programs show the name until the reader allows pictures. */
function logo({ wordmark: shown }: MailCompany, alt: string, siteUrl: string): ReactNode {
  if (!shown) return alt
  const { path, width, height, plate } = shown
  const onPlate = plate && { padding: "6px 10px", borderRadius: 4, backgroundColor: plate }
  return h(Img, { src: siteUrl + path, alt, width, height, style: { display: "inline-block", ...onPlate } })
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
function stripes(): ReactNode {
  const cells = STRIPES.map((color) =>
    h(Column, { key: color, style: { backgroundColor: color, height: 4, fontSize: 0, lineHeight: "4px" } }, "\u00a0"),
  )
  return h(Row, null, ...cells)
}

function signature({ phone, email, address, registration }: MailCompany, name: string, language: Language): ReactNode {
  const contacts = [
    phone && h(Link, { key: "phone", href: telLink(phone), style: linkStyle }, phone),
    email && h(Link, { key: "email", href: `mailto:${email}`, style: linkStyle }, email),
  ].filter(Boolean)
  return h(
    Section,
    { style: { padding: "20px 20px 0" } },
    h(Text, { className: "soft", style: { ...small, fontWeight: 700 } }, name),
    h(
      Text,
      { className: "soft", style: small },
      ...contacts.flatMap((contact, at) => (at ? [" · ", contact] : [contact])),
    ),
    inLanguage(address, language) && h(Text, { className: "soft", style: small }, inLanguage(address, language)),
    registration?.[language] && h(Text, { className: "soft", style: small }, registration[language]),
  )
}

const small: CSSProperties = { margin: "0 0 4px", color: SOFT, fontSize: 13, lineHeight: "20px", textAlign: "center" }
const linkStyle: CSSProperties = { color: SOFT, textDecoration: "underline" }
