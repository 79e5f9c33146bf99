import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Document } from './document.entity.js';
import { UploadDocumentArgs } from './document.upload.inputs.js';
import { uploadDocument } from './document.upload.service.js';

@Resolver()
export class DocumentUploadResolver {
  @Mutation(() => Document, {
    description:
      'For admins. PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE; a refused file leaves nothing behind.',
  })
  uploadDocument(@Ctx() ctx: Context, @Args(() => UploadDocumentArgs) args: UploadDocumentArgs) {
    return uploadDocument(ctx, args);
  }
}
