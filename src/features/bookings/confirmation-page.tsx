import { createFileRoute } from "@tanstack/react-router"
export const Route = createFileRoute("/bookings/$reference")({ component: () => <p>confirmation</p> })
