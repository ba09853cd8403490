import { config } from 'zod';

// Zod compiles schemas with eval where it may; the content security policy forbids that and would report the attempt.
config({ jitless: true });
