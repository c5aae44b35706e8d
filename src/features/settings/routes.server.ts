import { Hono } from "hono"
import * as z from "zod"
import { requireStaff } from "#server/auth.server.ts"
import { oneQuery } from "#server/catalogue-query.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body, parse, query } from "#server/requests.server.ts"
import { staffForHidden, written } from "#server/staff-routes.server.ts"
import { findSettings, findSettingsGroup, groupOf, readSettings, readSettingsGroup } from "./settings.server.ts"
import { groupChange, settingsChange } from "./settings-entry.schema.ts"
import { changeSettings } from "./settings-writes.server.ts"
import { staffMessages } from "./staff-messages.ts"

export const settingsRoutes = new Hono()
  .get("/", staffForHidden, query(oneQuery), async (c) => {
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await readSettings() : await findSettings() })
  })
  .put("/", notStored, requireStaff, body(settingsChange, staffMessages), async (c) =>
    c.json(written(c, await changeSettings(c.req.valid("json"), c.var.user))),
  )
  .get("/group/:group", staffForHidden, query(oneQuery), async (c) => {
    const group = groupOf(c.req.param("group"))
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await readSettingsGroup(group) : await findSettingsGroup(group) })
  })
  .put("/group/:group", notStored, requireStaff, body(z.looseObject({})), async (c) => {
    const sent = parse(groupChange(groupOf(c.req.param("group"))), c.req.valid("json"), staffMessages)
    return c.json(written(c, await changeSettings(sent, c.var.user)))
  })
