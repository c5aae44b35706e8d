import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

const load = createRequire(import.meta.url)
const FACE = "\0by-name:"
const MODULES: Record<string, string> = {
  react: "react.production.js",
  "react/jsx-runtime": "react-jsx-runtime.production.js",
}

/**
 * Gives React, which is CommonJS, the names of a module. Without, what uses a hook gets it each time from an object whose
 * every property is a function that looks it up: a thirtieth of what it takes to draw a list.
 */
export function reactByName(): Plugin {
  return {
    name: "react-by-name",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(id, importer, { kind }) {
        // What is CommonJS itself, and what stands here, takes React as it is.
        if (kind === "require-call" || importer?.startsWith(FACE)) return
        return FACE + id
      },
    },
    load: {
      filter: { id: new RegExp(`^${FACE}`) },
      handler(id) {
        const name = id.slice(FACE.length)
        const names = Object.keys(load(join(dirname(load.resolve("react")), "cjs", MODULES[name] ?? "")) as object)
        return `import all from "${name}"\nexport default all\nexport const { ${names.join(", ")} } = all`
      },
    },
  }
}
