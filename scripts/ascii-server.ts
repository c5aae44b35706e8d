import type { Plugin } from "vite"

/**
 * Writes what is beyond ASCII in the built server as escapes. V8 keeps the text of a program for as long as it runs, and
 * with one Vietnamese letter in it each of its three million letters takes two bytes. (Only `String.raw` and a regular
 * expression's `source` could tell the difference.)
 */
export function asciiServer(): Plugin {
  return {
    name: "ascii-server",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) if (output.type === "chunk") output.code = inAscii(output.code)
    },
  }
}

function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
