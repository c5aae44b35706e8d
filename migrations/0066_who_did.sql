CREATE TABLE "refused_requests" (
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"route" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "refused_requests_day_reason_route_pk" PRIMARY KEY("day","reason","route")
);
--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree (split_part(subject, ':', 1),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");