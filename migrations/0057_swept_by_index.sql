CREATE INDEX "known_networks_by_age" ON "known_networks" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "guest_tokens_with_network" ON "guest_tokens" USING btree ("created_at") WHERE network_hash is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expire");