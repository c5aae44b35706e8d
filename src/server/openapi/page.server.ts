import { html, raw } from "hono/html"
import type { Answer, OpenApi, Operation, Parameter } from "./document.server.ts"
import type { JsonSchema } from "./json-schema.server.ts"
import { fieldsOf, inWords, shapeId, typeOf } from "./page-schema.server.ts"
import { drawStyle } from "./page-style.server.ts"

type Html = ReturnType<typeof html>
type Placed = { method: string; path: string; operation: Operation }

/** The document as a page to read, in one file without scripts. `style` is what its policy has to allow. */
export function drawReference(document: OpenApi): { html: string; style: string } {
  const style = drawStyle()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="/">Ghé</a><span>API reference</span><a href="/api/openapi.json">openapi.json</a></header>
<div class="page">
${drawContents(groups)}
<main id="content">
<h1>${document.info.title}</h1>
<div class="introduction">${paragraphs(document.info.description)}</div>
${groups.map(drawGroup)}
<section><h2 id="shapes">Shapes</h2>${Object.entries(document.components.schemas).map(drawShape)}</section>
</main>
</div>
</body>
</html>`
  return { html: String(page), style }
}

type Group = { name: string; operations: Placed[] }

const anchor = (name: string) => name.toLowerCase().replaceAll(" ", "-")
const paragraphs = (text: string) => html`${text.split("\n\n").map((paragraph) => html`<p>${inWords(paragraph)}</p>`)}`

function drawContents(groups: Group[]): Html {
  const links = groups.map(
    ({ name, operations }) => html`
    <li><a href="#${anchor(name)}">${name} <span class="count">${operations.length}</span></a></li>`,
  )
  return html`<nav aria-label="Groups"><ul>${links}<li><a href="#shapes">Shapes</a></li></ul></nav>`
}

function drawGroup({ name, operations }: Group): Html {
  return html`<section><h2 id="${anchor(name)}">${name}</h2>${operations.map(drawOperation)}</section>`
}

function drawOperation({ method, path, operation }: Placed): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return html`
<details class="operation">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${path}</code>
<span class="what">${summary}</span>${drawCallers(operation)}</summary>
<div class="inside" id="${operationId}">
${description ? paragraphs(description) : ""}
${drawParameters(parameters)}
${requestBody ? drawBody(requestBody.content) : ""}
<h3>Answers</h3>
${Object.entries(responses).map(([status, answer]) => drawAnswer(status, answer))}
</div>
</details>`
}

function drawCallers({ "x-callers": callers }: Operation): Html | string {
  if (callers.includes("anonymous")) return ""
  const who = callers.includes("customer") ? "signed in" : callers.includes("staff") ? "staff" : "administrators"
  return html` <span class="callers">${who}</span>`
}

function drawParameters(parameters: Parameter[]): Html | string {
  if (parameters.length === 0) return ""
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) => html`
    <div class="field">
      <dt><code>${name}</code> <span class="note">${place}${required ? "" : ", optional"}</span></dt>
      <dd><span class="type">${typeOf(schema)}</span>${description ? html`<p class="note">${inWords(description)}</p>` : ""}</dd>
    </div>`,
  )
  return html`<h3>Parameters</h3><dl class="fields">${rows}</dl>`
}

function drawBody(content: Answer["content"]): Html {
  return html`<h3>Body</h3>${Object.entries(content).map(
    ([mediaType, { schema, example }]) => html`
${mediaType === "application/json" ? "" : html`<p><code>${mediaType}</code></p>`}
${drawWhole(schema)}
${example ? html`<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>` : ""}`,
  )}`
}

/** A body or a shape: its fields, those of each kind that it may be, or what it is without any. */
function drawWhole(schema: JsonSchema): Html {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
  if (!kinds.some((kind) => "properties" in kind)) return fieldsOf(schema) ?? html`<p>${typeOf(schema)}</p>`
  return html`${kinds.map((kind, nth) => html`${nth ? html`<p class="or">or</p>` : ""}${drawWhole(kind)}`)}`
}

function drawAnswer(status: string, { description, content }: Answer): Html {
  const shapes = Object.entries(content).map(([mediaType, { schema }]) =>
    status.startsWith("2") ? drawSuccess(mediaType, schema) : "",
  )
  return html`<div class="answer"><span class="status s${status[0]}">${status}</span><div>${paragraphs(description)}${shapes}</div></div>`
}

function drawSuccess(mediaType: string, schema: JsonSchema): Html {
  return mediaType === "application/json"
    ? (fieldsOf(schema) ?? typeOf(schema))
    : html`<p><code>${mediaType}</code></p>`
}

function drawShape([name, schema]: [string, JsonSchema]): Html {
  const about = typeof schema.description === "string" ? html`<p>${inWords(schema.description)}</p>` : ""
  return html`
<details class="operation">
<summary><code class="path">${name}</code></summary>
<div class="inside" id="${shapeId(name)}">${about}${drawWhole(schema)}</div>
</details>`
}
