import { Hono } from "hono"

export const bookingRoutes = new Hono()
