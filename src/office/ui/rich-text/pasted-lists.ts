import { styleOf } from "./pasted-style.ts"

/** The mark of a numbered item: '1.', 'a)', 'iv.'. All others are bullets. */
const NUMBERED = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i

type List = { level: number; list: Element }

/** Makes lists of the paragraphs that Word writes for its items, with the bullet or number as text. */
export function listsFromWord(body: Element): void {
  let open: List[] = []
  let last: Element | undefined
  for (const item of body.querySelectorAll("p")) {
    const level = Number(/level(\d+)/.exec(styleOf(item, "mso-list"))?.[1] ?? 0)
    if (level === 0) continue
    // Anything between two items ends the list.
    if (item.previousElementSibling !== last) open = []
    open = open.filter((outer) => outer.level <= level)
    const tag = NUMBERED.test(takeMark(item)) ? "ol" : "ul"
    const current = open.at(-1)
    const list = current?.level === level ? current.list : openList(tag, item, current?.list)
    if (current?.level !== level) open.push({ level, list })
    last = open[0]?.list
    const row = document.createElement("li")
    const text = document.createElement("p")
    text.append(...item.childNodes)
    row.append(text)
    list.append(row)
    item.remove()
  }
}

/** Opens a list in the last item of the outer one, or where the paragraph stands. */
function openList(tag: "ol" | "ul", item: Element, outer: Element | undefined): Element {
  const list = document.createElement(tag)
  if (outer?.lastElementChild) outer.lastElementChild.append(list)
  else item.before(list)
  return list
}

/** Removes the bullet or number with its spaces, and returns it. */
function takeMark(item: Element): string {
  const ignored = [...item.querySelectorAll("span")].find((span) => styleOf(span, "mso-list") === "ignore")
  if (ignored) {
    ignored.remove()
    return ignored.textContent.trim()
  }
  const from = [...item.childNodes].find(
    (node) => node.nodeType === Node.COMMENT_NODE && /supportLists/.test(node.nodeValue ?? ""),
  )
  const mark: ChildNode[] = []
  for (let node = from?.nextSibling; node && node.nodeType !== Node.COMMENT_NODE; node = node.nextSibling)
    mark.push(node)
  for (const node of mark) node.remove()
  return mark
    .map(({ textContent }) => textContent ?? "")
    .join("")
    .trim()
}
