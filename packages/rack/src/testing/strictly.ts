import { z } from 'zod'

/**
 * The schema again, but refusing every key that it does not name, at all depths. What has a default must be there: a
 * response that lacks it would be filled in by whoever reads it, not by whoever promised it.
 */
export function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, strictly(field)])),
    )
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(strictly))
  if (schema instanceof z.ZodNullable) return z.nullable(strictly(schema.unwrap()))
  if (schema instanceof z.ZodOptional) return z.optional(strictly(schema.unwrap()))
  if (schema instanceof z.ZodDefault) return strictly(schema.unwrap())
  return schema
}
