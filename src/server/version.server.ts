import project from "../../package.json" with { type: "json" }

/** The version that is running. The log and `GET /api/health` name it. */
export const VERSION: string = project.version
