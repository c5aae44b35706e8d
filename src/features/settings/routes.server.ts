import { Hono } from "hono"
import { findSettings, findSettingsGroup } from "./settings.server.ts"

export const settingsRoutes = new Hono()
  .get("/", async (c) => c.json({ success: true, data: await findSettings() }))
  .get("/group/:group", async (c) => c.json({ success: true, data: await findSettingsGroup(c.req.param("group")) }))
