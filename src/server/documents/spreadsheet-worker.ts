import { parentPort, workerData } from "node:worker_threads"
import writeExcelFile from "write-excel-file/node"

/** Runs as it is, in a thread of its own (spreadsheet.server.ts): a long list would hold the process for seconds. */
const { sheets } = workerData
parentPort?.postMessage(await writeExcelFile(sheets).toBuffer())
