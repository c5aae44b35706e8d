import { spawn } from "node:child_process"
import { startPostgres } from "/work/main/src/server/throwaway-postgres.ts"
import { load } from "/work/main/bench/load.ts"
import { parentOf } from "/work/main/bench/process.ts"
import pg from "/work/main/node_modules/pg/lib/index.js"
import fs from "node:fs"
const roots = (process.env.ROOTS ?? "/tmp/wtA,/work/main").split(",")
const TURNS = Number(process.env.TURNS ?? 3), WARM = Number(process.env.WARM ?? 4000), N = 2000
const P = await startPostgres()
const c = new pg.Client({connectionString:P.url}); await c.connect()
const pm = parentOf((await c.query("select pg_backend_pid() as p")).rows[0].p); await c.end()
async function start(root: string, extra = {}) {
  const dir = fs.mkdtempSync("/tmp/an/d-")
  const child = spawn(process.execPath, ["scripts/start.ts","--no-build","--no-env-file"], {cwd: root, env: {PATH: process.env.PATH, HOME: "/root", LANG:"C.UTF-8", NODE_ENV:"production", STAFF_PASSWORD:"twelve characters", PORT:"0", DATA_DIR: dir, DATABASE_URL: P.url, PAGE_CACHE:"0", ...extra}, stdio:["ignore","pipe","inherit"]})
  let out = ""; 
  const origin = await new Promise<string>(r => child.stdout.on("data", d => { out += d; const m = /^Ghé is at (\S+)$/m.exec(out); if (m) r(m[1]!) }))
  return { origin, pid: child.pid!, postmaster: pm, stop: () => new Promise<void>(r => { child.once("close", () => { fs.rmSync(dir,{recursive:true,force:true}); r() }); child.kill("SIGTERM") }) }
}
await (await start(roots[0]!)).stop()

const med = (a: number[]) => [...a].sort((x,y)=>x-y)[Math.floor(a.length/2)]!
const paths = (slug: string) => ([["home","/"],["list","/tours"],["detail","/tour/"+slug],["search","/api/tours?search=ha%20long&view=card&limit=9"]] as const)
const all: Record<string, number[][]> = {}
for (let turn = 0; turn < TURNS; turn++) {
  const sites = []; for (const r of roots) sites.push(await start(r))
  const slug = ((await (await fetch(sites[0]!.origin+"/api/tours?view=card&limit=1")).json()) as any).data[0].slug
  for (const [name, path] of paths(slug)) {
    if (process.env.ONLY && !process.env.ONLY.split(",").includes(name)) continue
    for (const s of sites) await load(s, path, WARM)
    const got: number[][] = sites.map(() => []), gdb: number[][] = sites.map(() => [])
    for (let r = 0; r < Number(process.env.ROUNDS ?? 8); r++) for (const i of (r % 2 ? [1,0] : [0,1])) { const l = await load(sites[i]!, path, 500); got[i]!.push(l.serverCpu + l.databaseCpu); gdb[i]!.push(l.databaseCpu) }
    console.log(name.padEnd(7), got.map(g => "med "+med(g).toFixed(3)+" min "+Math.min(...g).toFixed(3)).join("  |  "), "db", gdb.map(g=>med(g).toFixed(3)).join(" "), "ratio", (med(got[1]!)/med(got[0]!)).toFixed(3))
    ;(all[name] ??= [[],[]]).forEach((a, i) => a.push(med(got[i]!)))
  }
  for (const s of sites) await s.stop()
}
for (const [n, [a, b]] of Object.entries(all)) console.log(n, (a!.reduce((x,y)=>x+y)/a!.length).toFixed(3), (b!.reduce((x,y)=>x+y)/b!.length).toFixed(3), (b!.reduce((x,y)=>x+y)/a!.reduce((x,y)=>x+y)).toFixed(3))
await P.stop()
