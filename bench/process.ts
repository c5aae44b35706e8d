import { readdirSync, readFileSync } from "node:fs"

/** Linux counts a process's time in ticks of 10 ms (USER_HZ, the same on every architecture that Node runs on). */
const TICK_MS = 10

/** Returns the CPU time that a process has used so far, in all its threads, in milliseconds. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Returns the CPU time of a process, its children, and those of them that have ended: PostgreSQL with its backends. */
export function cpuOfFamily(pid: number): number {
  const fields = statOf(pid)
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS
  return cpuOf(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
}

/** Returns the process that started a process. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}

/** Returns the memory of a process that is in RAM now, in megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

function childrenOf(pid: number): number[] {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return processes.filter((candidate) => {
    try {
      return parentOf(candidate) === pid
    } catch {
      return false
    }
  })
}

/** Returns the fields of /proc/PID/stat behind the name: 0 is the state, 1 the parent, 11 and 12 user and system time. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
}
