import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { UpdateDocumentInput } from './document.editing.inputs.js';
import { deleteDocument, updateDocument } from './document.editing.service.js';
import { Document } from './document.entity.js';
import { DocumentArgs } from './document.inputs.js';
import { canManageDocuments } from './document.policy.js';

@Resolver(() => Document)
export class DocumentEditingResolver {
  @Mutation(() => Document, { description: 'For admins. Of two who save at once, the later one is right.' })
  updateDocument(
    @Ctx() ctx: Context,
    @Args(() => DocumentArgs) { id }: DocumentArgs,
    @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput,
  ) {
    return updateDocument(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'For admins; the id of the deleted document. There is no way back.' })
  deleteDocument(@Ctx() ctx: Context, @Args(() => DocumentArgs) { id }: DocumentArgs) {
    return deleteDocument(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit, pin and delete it.' })
  viewerCanManage(@Ctx() ctx: Context): boolean {
    return canManageDocuments(signedIn(ctx));
  }
}
