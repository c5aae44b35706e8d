import { readdirSync, readFileSync } from "node:fs"

/** Linux counts CPU time in ticks of 10 ms (USER_HZ). */
const TICK_MS = 10

export function cpuOf(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Returns the CPU milliseconds of a process and its children, including ended ones. */
export function cpuOfFamily(pid: number): number {
  const fields = statOf(pid)
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS
  return cpuOf(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}

/** Returns the resident memory of a process in MB. */
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

/** Returns the fields of /proc/PID/stat after the name: 0 state, 1 parent, 11 user time, 12 system time. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
}
