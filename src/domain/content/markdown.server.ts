import { Marked } from "marked"

/** Elements stand on one line each, as the editor of posts writes them. */
const marked = new Marked({
  renderer: {
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`
    },
  },
})

/** Returns the HTML of a Markdown text. HTML in it stays as it is: who stores it sanitises it. */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim()
}
