import { render } from "dom-serializer"
import { type Element, isCDATA, isTag, isText } from "domhandler"
import { parseDocument } from "htmlparser2"
import { parse as parseCss } from "postcss"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { MAX_LOGO } from "./logo.ts"
import { messages } from "./messages.ts"
import { checkRenderingCost } from "./svg-cost.server.ts"

const MAX_DEPTH = 50
const MAX_ELEMENTS = 3000
const MAX_TAGS = 8000
/** Each is matched with each element. */
const MAX_SELECTORS = 500

/** All that draws shapes in plain colours. Everything else is dropped with what it holds. */
const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
const GRADIENTS = ["linearGradient", "radialGradient"]
const KEPT = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "clipPath",
  "mask",
  "stop",
  "style",
  ...SHAPES,
  ...GRADIENTS,
])
/** Kept as groups: Illustrator wraps a whole drawing in a switch. */
const GROUPS = new Set(["a", "switch"])
const LETTERS = new Set(["text", "tspan", "textPath"])

const PAINT = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   color stop-color stop-opacity clip-rule display visibility`.split(/\s+/),
)
/** Without dashes: a long line of tiny dashes would take hours to draw. */
const ATTRIBUTES = new Set(
  `id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points viewBox preserveAspectRatio transform
   gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits`.split(/\s+/),
)
/** What groups are cut and blended by. Kept as attributes, and with values that svg-cost.server.ts can count. */
const EFFECTS: Record<string, RegExp> = {
  "clip-path": /^\s*url\(\s*(["']?)#[^\s"'()]+\1\s*\)\s*$/i,
  mask: /^\s*url\(\s*(["']?)#[^\s"'()]+\1\s*\)\s*$/i,
  opacity: /^\s*[\d.]+%?\s*$/,
}
const LINKS = new Set(["href", "xlink:href"])
const LINKED = new Set(["use", ...GRADIENTS])

/**
 * Returns an SVG with nothing but shapes in plain colours and gradients, drawn at most 1024 pixels wide or high. Scripts,
 * event handlers, animations, foreign content, entities and links to anywhere are gone.
 * @throws PictureRefused if it isn't readable, would look different, or could take long to draw
 */
export function cleanSvg(source: string): string {
  // Parsing deeply nested elements takes quadratic time.
  if (source.split("<", MAX_TAGS + 1).length > MAX_TAGS) throw new PictureRefused(messages.svgTooComplex)
  const svg = parseDocument(source, { xmlMode: true }).children.find(isTag)
  if (svg?.name !== "svg") throw new PictureRefused(messages.svgUnreadable)
  const size = sizeOf(svg)
  const paintsOf = cleanTree(svg)
  Object.assign(svg.attribs, size, {
    xmlns: "http://www.w3.org/2000/svg",
    "xmlns:xlink": "http://www.w3.org/1999/xlink",
  })
  checkRenderingCost(svg, paintsOf)
  return render(svg, { xmlMode: true })
}

/** Returns what of a drawing is shown, and its size in pixels. */
function sizeOf({ attribs }: Element): Record<string, string> {
  const viewBox =
    attribs.viewBox ?? `0 0 ${Number.parseFloat(attribs.width ?? "")} ${Number.parseFloat(attribs.height ?? "")}`
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new PictureRefused(messages.svgUnreadable)
  if (Math.max(width / height, height / width) > MAX_LOGO.ratio) throw new PictureRefused(messages.tooLong)
  const scale = MAX_LOGO.side / Math.max(width, height)
  return {
    viewBox: numbers.join(" "),
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
    // Whole pixels, so that a ground is opaque to its edges.
    preserveAspectRatio: "none",
  }
}

type Effects = Record<string, string>
/** The rules of style sheets by the last simple selector of theirs. */
type Sheet = { effects: Map<string, Effects>; paints: Map<string, string>; selectors: number }

/**
 * Returns a function that returns what style sheets fill an element with. Without recursion, because a file may be
 * nested more deeply than the stack.
 */
function cleanTree(svg: Element): (element: Element) => string {
  const open = [{ element: svg, depth: 1 }]
  const kept: { element: Element; effects: Effects }[] = []
  const sheet: Sheet = { effects: new Map(), paints: new Map(), selectors: 0 }
  for (let next = open.pop(); next; next = open.pop()) {
    const { element, depth } = next
    const { attributes, effects } = keptAttributes(element)
    if (kept.push({ element, effects }) > MAX_ELEMENTS || depth > MAX_DEPTH)
      throw new PictureRefused(messages.svgTooComplex)
    element.attribs = attributes
    if (element.name === "style") cleanSheet(element, sheet)
    else {
      const children = element.children.filter(isTag).filter(isKept)
      element.children = children
      open.push(...children.map((child) => ({ element: child, depth: depth + 1 })))
    }
  }
  for (const { element, effects } of kept)
    Object.assign(element.attribs, ...selectorsOf(element).map((selector) => sheet.effects.get(selector)), effects)
  return (element) => ["*", ...selectorsOf(element)].map((selector) => sheet.paints.get(selector) ?? "").join(" ")
}

/** Returns the simple selectors of an element, the least specific first. */
function selectorsOf({ name, attribs }: Element): string[] {
  const classes = attribs.class?.split(/\s+/).filter(Boolean) ?? []
  return [name, ...classes.map((name) => `.${name}`), `#${attribs.id}`]
}

/** @throws PictureRefused if the logo would look different without the element */
function isKept(element: Element): boolean {
  if (LETTERS.has(element.name)) throw new PictureRefused(messages.svgHasText)
  if (element.name === "image") throw new PictureRefused(messages.svgHasPicture)
  if (GROUPS.has(element.name)) element.name = "g"
  return KEPT.has(element.name)
}

/** Returns the attributes that are kept, and the effects of the style, which go before those of style sheets. */
function keptAttributes({ name: element, attribs }: Element): { attributes: Record<string, string>; effects: Effects } {
  const isKept = ([name, value]: [string, string]) => {
    if (LINKS.has(name)) return LINKED.has(element) && value.startsWith("#")
    // Quotes and spaces would end it early in a reference.
    if (name === "id") return !/[\s"'()]/.test(value)
    return isEffect(name, value) || ((ATTRIBUTES.has(name) || PAINT.has(name)) && isLocal(value))
  }
  const attributes = Object.fromEntries(Object.entries(attribs).filter(isKept))
  if (!attribs.style) return { attributes, effects: {} }
  const { nodes } = parsed(attribs.style)
  return { attributes: { ...attributes, style: painting(nodes) }, effects: effectsIn(nodes) }
}

const isEffect = (name: string, value: string) => EFFECTS[name]?.test(value) === true && isLocal(value)

/** Returns whether a value refers to nothing outside of the file. A backslash could hide `url`. */
function isLocal(value: string): boolean {
  const [, ...references] = value.toLowerCase().split("url(")
  return !value.includes("\\") && references.every((reference) => /^\s*["']?#/.test(reference))
}

/**
 * Keeps the rules that paint, and collects effects and gradients. Imports and other at-rules go.
 * @throws PictureRefused if there are too many rules
 */
function cleanSheet(style: Element, sheet: Sheet): void {
  const { effects, paints } = sheet
  const texts = style.children.flatMap((child) => (isCDATA(child) ? child.children : [child])).filter(isText)
  const [text] = texts
  style.children = text ? [text] : []
  if (!text) return
  const rules = parsed(texts.map(({ data }) => data).join(""))
    .nodes.filter((node) => node.type === "rule")
    .filter(({ selector }) => !/[\\<@]/.test(selector))
  sheet.selectors += rules.flatMap(({ selectors }) => selectors).length
  if (sheet.selectors > MAX_SELECTORS) throw new PictureRefused(messages.svgTooComplex)
  text.data = rules.map(({ selector, nodes }) => `${selector}{${painting(nodes)}}`).join("")
  for (const { selectors, nodes } of rules)
    for (const selector of selectors) {
      const last = (/^[\w\s.#>+~-]+$/.test(selector) && /[.#]?[\w-]+$/.exec(selector)?.[0]) || "*"
      const painted = painting(nodes)
      if (/url\(/i.test(painted)) paints.set(last, `${paints.get(last) ?? ""} ${painted}`)
      if (last === selector) effects.set(last, { ...effects.get(last), ...effectsIn(nodes) })
    }
}

type CssNode = ReturnType<typeof parseCss>["nodes"][number]

const declared = (nodes: CssNode[], isKept: (name: string, value: string) => boolean) =>
  nodes.filter((node) => node.type === "decl").filter(({ prop, value }) => isKept(prop, value))

const painting = (nodes: CssNode[]): string =>
  declared(nodes, (name, value) => PAINT.has(name) && isLocal(value))
    .map(({ prop, value }) => `${prop}:${value}`)
    .join(";")

const effectsIn = (nodes: CssNode[]): Effects =>
  Object.fromEntries(declared(nodes, isEffect).map(({ prop, value }) => [prop, value]))

/** @throws PictureRefused */
function parsed(css: string) {
  try {
    return parseCss(css)
  } catch {
    throw new PictureRefused(messages.svgUnreadable)
  }
}
