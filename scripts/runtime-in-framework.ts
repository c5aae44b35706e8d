import { basename } from "node:path"
import type { Plugin } from "vite"

/**
 * Rolldown makes a file of its own of what turns CommonJS into modules (0.7 kB), and lets no group have it: each page
 * would ask for it beside the framework. Here it becomes the framework's first lines.
 */
export function runtimeInFramework(): Plugin {
  return {
    name: "runtime-in-framework",
    applyToEnvironment: ({ name }) => name === "client",
    // Files are named by their content before this changes it.
    augmentChunkHash: () => "runtime in framework",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
        const [framework, runtime] = ["framework", "rolldown-runtime"].map((name) =>
          chunks.find((chunk) => chunk.name === name),
        )
        if (!framework || !runtime) return this.error("Rolldown no longer makes the files that are to be joined.")
        for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
          chunk.code = takenFrom(framework, runtime, chunk)
          const needed = new Set([framework.fileName, ...chunk.imports].filter((file) => file !== runtime.fileName))
          chunk.imports = [...needed].filter((file) => file !== chunk.fileName)
          if (chunk.code.includes(basename(runtime.fileName))) this.error(`${chunk.fileName} still needs the runtime.`)
        }
        framework.code = withParts(framework.code, runtime.code)
        delete bundle[runtime.fileName]
      },
    },
  }
}

type Chunk = { fileName: string; code: string }

/** A file whose import of the runtime's parts is one from the framework; the framework has them at hand. */
function takenFrom(framework: Chunk, runtime: Chunk, { fileName, code }: Chunk): string {
  const statement = new RegExp(`import{([^}]+)}from"\\./${basename(runtime.fileName)}";`)
  return code.replace(statement, (_, list: string) =>
    fileName === framework.fileName
      ? `var ${pairsOf(list).map(([part, local]) => `${local}=runtime_${part}`)};`
      : `import{${pairsOf(list).map(([part, local]) => `runtime_${part} as ${local}`)}}from"./${basename(framework.fileName)}";`,
  )
}

/** The framework with the runtime ahead of it, which it hands on to others. */
function withParts(framework: string, runtime: string): string {
  const [body, list = ""] = runtime.trim().split(/export{([^}]+)};?$/)
  const parts = pairsOf(list)
  const made = `var{${parts.map(([, part]) => `${part}:runtime_${part}`)}}=(()=>{${body}return{${parts.map(([local, part]) => `${part}:${local}`)}}})();`
  return made + framework.replace(/export{(?=[^}]+};?\s*$)/, `export{${parts.map(([, part]) => `runtime_${part}`)},`)
}

/** `a as b,c` as it stands between the braces of an import or export. */
function pairsOf(list: string): [from: string, to: string][] {
  return list.split(",").map((one) => {
    const [from = "", to = from] = one.trim().split(" as ")
    return [from, to]
  })
}
